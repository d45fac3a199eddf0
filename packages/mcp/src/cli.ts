import path from 'node:path';
import {parseArgs} from 'node:util';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {checkProject, printReport} from './check/checkProject';
import {createServer} from './createServer';
import {cacheFolder, folderSource, siteSource} from './docsSource';
import {loadDocs, type Docs} from './loadDocs';

/** The site to read if none is specified. Set by `build.mts`. */
declare const DEFAULT_SITE: string;

const HELP = `mui-x-docs-mcp [--docs <URL or folder>] [--language <en, zh>]

Runs an MCP server for the MUI X docs on standard input and output. The docs are read from --docs, which is the URL of
a deployed site or the folder of a build. The default is DOCS_URL, or ${DEFAULT_SITE}. Files are cached in
${cacheFolder()}

mui-x-docs-mcp check <file or folder> [--json] [--docs <URL or folder>]

Lists the names in source files that MUI X doesn't have, that are deprecated, that have changed, that need a paid plan, or
that are newer than the installed packages, with their replacements, and peer dependencies that don't match. Exits with 1
if there are errors. No code leaves the computer.
`;

/** Checks a project, and prints the report for people or as JSON. */
async function check(docs: Docs, target: string | undefined, asJson: boolean): Promise<void> {
  if (target === undefined) {
    throw new Error('Name a file or folder, such as `check ./src`.');
  }
  const report = await checkProject(docs, target);
  process.stdout.write(
    asJson ? `${JSON.stringify(report, null, 2)}\n` : printReport(report, docs.version),
  );
  process.exitCode = report.findings.some(({severity}) => severity === 'error') ? 1 : 0;
}

/** Runs the server on standard input and output, or a check, with the docs of a site or a build. */
async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      docs: {type: 'string', default: process.env.DOCS_URL || DEFAULT_SITE},
      language: {type: 'string', default: 'en'},
      json: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  const [command, target] = positionals;
  if (values.help) {
    process.stderr.write(HELP);
    return;
  }
  if (command !== undefined && command !== 'check') {
    throw new Error(`Unknown command "${command}". The only command is \`check\`.`);
  }
  const source = /^https?:\/\//.test(values.docs)
    ? siteSource(new URL(values.docs), cacheFolder())
    : folderSource(path.resolve(values.docs));
  const docs = await loadDocs(source, values.language);
  if (command === 'check') {
    await check(docs, target, values.json);
    return;
  }
  const script = new URL('./pagefind.mjs', import.meta.url).href;
  await createServer(docs, script).connect(new StdioServerTransport());
}

main().catch((error: unknown) => {
  // Standard output is reserved for the MCP protocol.
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
});
