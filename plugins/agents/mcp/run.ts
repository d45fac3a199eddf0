import path from 'node:path';
import {parseArgs} from 'node:util';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {createServer} from './createServer';
import {loadDocs} from './loadDocs';

/** `npm run mcp`: answers on standard input and output, from the last build. `-- --language zh` answers in Chinese. */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      language: {type: 'string', default: 'en'},
      build: {type: 'string', default: path.resolve(__dirname, '../../../build')},
    },
  });
  const server = createServer(loadDocs(path.resolve(values.build), values.language));
  await server.connect(new StdioServerTransport());
}

main().catch((error: unknown) => {
  // Standard output belongs to the protocol.
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
});
