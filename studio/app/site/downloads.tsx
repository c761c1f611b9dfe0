/** The files of a game to print. */
import { site } from './site.ts';

export function Downloads() {
  const { words, files, game } = site;
  return (
    <main class="downloads">
      <table>
        <tbody>
          {files.map(({ name, title, locale, address, size }) => (
            <tr key={address}>
              <th scope="row">
                {title}
                {locale === game.locale ? '' : ` (${locale})`}
              </th>
              <td>
                <a href={address} download={name} aria-label={`${words.file} ${name}`}>
                  {name}
                </a>
              </td>
              <td>{sizeOf(size)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

function sizeOf(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1000);
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(kilobytes / 1000).toFixed(1)} MB`;
}
