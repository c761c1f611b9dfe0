/** The place of figures as a page has it: it asks what `studio/app/figures` asks, without drawing it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { figuresAfter } from '../../dist/studio/protocol/figures.js';

export class OpenFigures {
  #server;
  #folder;
  #table = null;
  #kind = '';
  #name = -1;
  #bytes = 0;

  constructor(server, folder) {
    this.#server = server;
    this.#folder = folder;
  }

  static async open(server, folder) {
    const page = new OpenFigures(server, folder);
    const { largest } = await page.#ask('state');
    page.#kind = largest;
    await page.#fetch();
    return page;
  }

  get size() {
    return this.#table.rows.length;
  }

  /** Another program gives the middle component another name. */
  save(round) {
    const { file, id, cells } = this.#middle();
    const path = join(this.#folder, file);
    const before = readFileSync(path, 'utf8');
    const [was, wanted] = [cells[this.#name], this.#another(`saved ${round}`)];
    const place = before.indexOf(was, before.indexOf(`id: ${id}\n`));
    writeFileSync(path, before.slice(0, place) + wanted + before.slice(place + was.length));
    return this.#cost(async () => {
      this.#server.saved([path]);
      await this.#ask('state');
    }, wanted);
  }

  /** It is typed into its cell. */
  type(round) {
    const { id, cells } = this.#middle();
    const { field } = this.#table.columns[this.#name];
    const cell = { id, field, was: cells[this.#name], text: this.#another(`typed ${round}`) };
    const step = { label: id, kind: this.#kind, cells: [cell], copies: [], removed: [], added: [] };
    return this.#cost(async () => {
      const { refused } = await this.#ask('edit', step);
      if (refused.length > 0) throw new Error(refused[0].message);
    }, cell.text);
  }

  /** Of what is done, until the rows that it changes are here; then the row is looked at. */
  async #cost(work, wanted) {
    this.#bytes = 0;
    const used = process.cpuUsage();
    await work();
    await this.#fetch();
    const { user, system } = process.cpuUsage(used);
    const shown = this.#middle().cells[this.#name];
    if (shown !== wanted) throw new Error(`the row says ${shown}, not ${wanted}`);
    return { cpu: (user + system) / 1000, bytes: this.#bytes };
  }

  #middle() {
    return this.#table.rows[Math.floor(this.#table.rows.length / 2)];
  }

  #another(remark) {
    const [name] = this.#middle().cells[this.#name].split(' (');
    return `${name} (${remark})`;
  }

  async #fetch() {
    const known = this.#table;
    const since = known === null ? '' : `&since=${known.stamp}`;
    const found = await this.#ask(`figures?kind=${this.#kind}${since}`);
    this.#table = 'rows' in found ? found : figuresAfter(known, found);
    this.#name = this.#table.columns.findIndex(({ header }) => header.startsWith('name'));
  }

  async #ask(what, body) {
    const [origin, key] = this.#server.address.split('/#');
    const headers = { authorization: `Bearer ${key}`, 'sec-fetch-site': 'same-origin' };
    const posted = {
      method: 'POST',
      headers: { ...headers, origin, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const request = body === undefined ? { headers } : posted;
    const answer = await fetch(`${origin}/api/${what}`, request);
    if (!answer.ok) throw new Error(`${what}: ${answer.status}`);
    const text = await answer.text();
    this.#bytes += Buffer.byteLength(text);
    return JSON.parse(text);
  }
}
