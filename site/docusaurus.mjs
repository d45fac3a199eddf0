import path from 'node:path';
import {inspect} from 'node:util';

/*
 * Runs `docusaurus` for the scripts of this site:
 * - Each command, version, and language has a separate folder for generated files, so a build
 * doesn't affect the files of a running `npm start`. Docusaurus reads the name when it's loaded, so
 * it can't be set in docusaurus.config.ts.
 * - The output ends with the problems, one line each. `--verbose` adds the stack traces.
 */

const args = process.argv.slice(2);
const isVerbose = args.includes('--verbose');
const docusaurusArgs = args.filter((arg) => arg !== '--verbose');
const [command] = docusaurusArgs;
const version = process.env.DOCS_VERSION || 'current';

const languageOption = docusaurusArgs.findIndex((arg) => arg === '-l' || arg === '--locale');
const language = languageOption < 0 ? undefined : docusaurusArgs[languageOption + 1];

process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ??= path.join(
  '.docusaurus',
  [command, version, language].filter(Boolean).join('-'),
);
// As in Docusaurus' own command; `build` sets production.
process.env.BABEL_ENV ??= 'development';
process.env.NODE_ENV ??= 'development';

/**
 * Returns the root cause of an error, or the first with problems, because the others only contain
 * the failed step.
 */
const findCause = (error) =>
  !error?.problems && error?.cause instanceof Error ? findCause(error.cause) : error;

/** Returns a line for each link in Docusaurus' list of broken links. */
const listBrokenLinks = (message) =>
  [
    ...message.matchAll(/- Broken (link|anchor) on source page path = (\S+):\n((?: +-> .+\n?)+)/g),
  ].flatMap(([, kind, page, links]) =>
    [...links.matchAll(/-> linking to (\S+)/g)].map(
      ([, link]) =>
        `${page}: Broken ${kind} "${link}". Link to an existing ${kind === 'link' ? 'page' : 'heading id'}.`,
    ),
  );

function describe(error) {
  // The reported problems, see site/problems/problemStore.ts.
  const lines = globalThis[Symbol.for('mui-x-docs.problems')]?.format() ?? [];
  const cause = findCause(error);
  const message = cause instanceof Error ? cause.message.trim() : String(cause);
  // The bundler's error repeats them with code frames and stack traces.
  if (lines.length > 0 && /^Failed to compile due to/.test(message)) {
    return lines;
  }
  const broken = listBrokenLinks(message);
  const others = cause?.problems ? message.split('\n') : broken.length > 0 ? broken : [message];
  return [...new Set([...lines, ...others])];
}

function fail(error) {
  if (isVerbose) {
    console.error(inspect(error, {depth: Infinity}));
  }
  // After the output of Docusaurus.
  process.stdout.write('', () =>
    process.stderr.write(`\n${describe(error).join('\n')}\n`, () => process.exit(1)),
  );
}

process.on('unhandledRejection', fail);
try {
  const {runCLI} = await import('@docusaurus/core/lib/index.js');
  await runCLI([...process.argv.slice(0, 2), ...docusaurusArgs]);
} catch (error) {
  fail(error);
}
