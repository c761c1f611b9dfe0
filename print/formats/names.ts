/** As `--format` takes them, in the order of the help: known without what makes them, which is loaded to print. */
export const FORMAT_NAMES = ['pdf', 'png', 'jpg', 'html'] as const;

export type FormatName = (typeof FORMAT_NAMES)[number];
