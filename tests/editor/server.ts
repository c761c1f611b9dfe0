/** The language server for YAML that editors run, as a client sees it. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type MessageConnection,
} from 'vscode-jsonrpc/node.js';
import { packageRoot } from '../../kernel/index.ts';

const SERVER = join(packageRoot(), 'node_modules/yaml-language-server/bin/yaml-language-server');

/** Ends the server at the first try to reach a network, and says so. */
const NO_NETWORK = `data:text/javascript,${encodeURIComponent(`
import net from 'node:net';
net.Socket.prototype.connect = (...args) => {
  process.stderr.write('network: ' + JSON.stringify(args));
  process.exit(9);
};
`)}`;

/** The modeline of a file is the only link to its schema. */
const SETTINGS = {
  yaml: {
    schemaStore: { enable: false, url: '' },
    validate: true,
    hover: true,
    completion: true,
  },
};

export interface Problem {
  readonly message: string;
  readonly range: { readonly start: { readonly line: number; readonly character: number } };
}

interface Completion {
  readonly label: string;
}

/** A running server. Lines and characters count from 0, as in its protocol. */
export class LanguageServer {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #connection: MessageConnection;
  readonly #problems = new Map<string, (problems: Problem[]) => void>();
  /** What the server wrote to standard error. */
  complaints = '';

  constructor() {
    const args = ['--import', NO_NETWORK, SERVER, '--stdio'];
    this.#child = spawn(process.execPath, args);
    this.#child.stderr.on('data', (data: Buffer) => (this.complaints += data.toString()));
    this.#connection = createMessageConnection(
      new StreamMessageReader(this.#child.stdout),
      new StreamMessageWriter(this.#child.stdin),
    );
    this.#connection.onRequest('workspace/configuration', ({ items }: Configuration) =>
      items.map(({ section }) => (section === 'yaml' ? SETTINGS.yaml : {})),
    );
    this.#connection.onRequest('client/registerCapability', () => null);
    this.#connection.onNotification(
      'textDocument/publishDiagnostics',
      ({ uri, diagnostics }: { uri: string; diagnostics: Problem[] }) =>
        this.#problems.get(uri)?.(diagnostics),
    );
    this.#connection.listen();
  }

  async start(folder: string): Promise<void> {
    const uri = pathToFileURL(folder).href;
    await this.#connection.sendRequest('initialize', {
      processId: process.pid,
      rootUri: uri,
      workspaceFolders: [{ uri, name: 'game' }],
      capabilities: {
        workspace: { configuration: true, didChangeConfiguration: { dynamicRegistration: true } },
        textDocument: {
          hover: { contentFormat: ['markdown'] },
          completion: { completionItem: { snippetSupport: true } },
          publishDiagnostics: {},
        },
      },
    });
    await this.#connection.sendNotification('initialized', {});
    await this.#connection.sendNotification('workspace/didChangeConfiguration', {
      settings: SETTINGS,
    });
  }

  /** Opens a file, with another text where one is given, and waits for what the server finds wrong. */
  async open(path: string, text = readFileSync(path, 'utf8')): Promise<Document> {
    const { href: uri } = pathToFileURL(path);
    const problems = new Promise<Problem[]>((resolve) => this.#problems.set(uri, resolve));
    const textDocument = { uri, languageId: 'yaml', version: 1, text };
    await this.#connection.sendNotification('textDocument/didOpen', { textDocument });
    return new Document(this.#connection, uri, text, await problems);
  }

  async stop(): Promise<void> {
    await this.#connection.sendRequest('shutdown');
    await this.#connection.sendNotification('exit');
    this.#connection.dispose();
    this.#child.kill();
  }
}

interface Configuration {
  readonly items: readonly { readonly section: string }[];
}

/** An open file. Places are given as text: the first character of the first occurrence, or its end. */
export class Document {
  readonly #connection: MessageConnection;
  readonly #uri: string;
  readonly #text: string;
  readonly problems: readonly Problem[];

  constructor(
    connection: MessageConnection,
    uri: string,
    text: string,
    problems: readonly Problem[],
  ) {
    this.#connection = connection;
    this.#uri = uri;
    this.#text = text;
    this.problems = problems;
  }

  /** What is shown to a user who points at `word`. */
  async hover(word: string): Promise<string> {
    const found = await this.#connection.sendRequest<{ contents: { value: string } } | null>(
      'textDocument/hover',
      { textDocument: { uri: this.#uri }, position: this.#position(this.#text.indexOf(word) + 1) },
    );
    return found?.contents.value ?? '';
  }

  /** What is offered to a user who has just written up to the end of `written`. */
  async complete(written: string): Promise<string[]> {
    const offset = this.#text.indexOf(written) + written.length;
    const { items } = await this.#connection.sendRequest<{ items: Completion[] }>(
      'textDocument/completion',
      { textDocument: { uri: this.#uri }, position: this.#position(offset) },
    );
    return items.map(({ label }) => label);
  }

  #position(offset: number): { line: number; character: number } {
    const lines = this.#text.slice(0, offset).split('\n');
    return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
  }
}
