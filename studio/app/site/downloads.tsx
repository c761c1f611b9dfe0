/** The files of a game to print, by language: that of the page first. */
import { ownName } from '../../protocol/own-name.ts';
import type { SiteFile } from '../../protocol/site.ts';
import { site } from './site.ts';

export function Downloads() {
  const { words, files, game } = site;
  const locales = new Set([game.locale, ...files.map(({ locale }) => locale)]);
  return (
    <main class="downloads">
      <p>{words.howToPrint}</p>
      {[...locales].map((locale) => (
        <Files key={locale} locale={locale} isOnly={locales.size < 2} />
      ))}
    </main>
  );
}

function Files({ locale, isOnly }: { readonly locale: string; readonly isOnly: boolean }) {
  const { words } = site;
  const files = site.files.filter((file) => file.locale === locale);
  const archive = site.archives.find((one) => one.locale === locale);
  if (files.length === 0) return null;
  return (
    <section aria-label={ownName(locale)}>
      {!isOnly && <h2>{ownName(locale)}</h2>}
      <table>
        <tbody>
          {files.map((file) => (
            <Line key={file.address} {...file} />
          ))}
        </tbody>
        {archive !== undefined && (
          <tfoot>
            <Line title={words.allFiles} {...archive} />
          </tfoot>
        )}
      </table>
    </section>
  );
}

function Line({ name, title, address, size }: Omit<SiteFile, 'locale'>) {
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>
        <a href={address} download={name} aria-label={`${site.words.file} ${name}`}>
          {name}
        </a>
      </td>
      <td>{sizeOf(size)}</td>
    </tr>
  );
}

function sizeOf(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1000);
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(kilobytes / 1000).toFixed(1)} MB`;
}
