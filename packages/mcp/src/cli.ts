import path from 'node:path';
import {parseArgs} from 'node:util';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {createServer} from './createServer';
import {cacheFolder, folderSource, siteSource} from './docsSource';
import {loadDocs} from './loadDocs';

/** The site to read if none is specified. Set by `build.mts`. */
declare const DEFAULT_SITE: string;

const HELP = `mui-x-docs-mcp [--docs <URL or folder>] [--language <en, zh>]

Runs an MCP server for the MUI X docs on standard input and output. The docs are read from --docs, which is the URL of
a deployed site or the folder of a build. The default is DOCS_URL, or ${DEFAULT_SITE}. Files are cached in
${cacheFolder()}
`;

/** Runs the server on standard input and output, with the docs of a deployed site or a build. */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      docs: {type: 'string', default: process.env.DOCS_URL || DEFAULT_SITE},
      language: {type: 'string', default: 'en'},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) {
    process.stderr.write(HELP);
    return;
  }
  const source = /^https?:\/\//.test(values.docs)
    ? siteSource(new URL(values.docs), cacheFolder())
    : folderSource(path.resolve(values.docs));
  const docs = await loadDocs(source, values.language);
  const script = new URL('./pagefind.mjs', import.meta.url).href;
  await createServer(docs, script).connect(new StdioServerTransport());
}

main().catch((error: unknown) => {
  // Standard output is reserved for the MCP protocol.
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
});
