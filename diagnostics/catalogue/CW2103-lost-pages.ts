import { defineDiagnostic } from '../define.ts';

export const lostPages = defineDiagnostic<{ expected: number; actual: number }>({
  code: 'CW2103',
  name: 'lost-pages',
  severity: 'error',
  title: 'A style sheet reaches the page around the cards',
  message: ({ expected, actual }) =>
    `With these styles the browser makes ${actual} ${actual === 1 ? 'page' : 'pages'} instead of ${expected}.`,
  hint: () => 'Style what stands on a face, and not "html", "body" or "@page".',
});
