import path from 'node:path';
import {inspect} from 'node:util';

/*
 * `docusaurus`, as the scripts of this site run it:
 * - Each command, version and language has a folder for what Docusaurus generates: a build beside `npm start` leaves the
 *   server's files alone. Docusaurus reads the name when it is loaded, so it can't be set in docusaurus.config.ts.
 * - A problem ends the output: its line alone, without the stack, which `--verbose` shows.
 */

const args = process.argv.slice(2);
const isVerbose = args.includes('--verbose');
const given = args.filter((arg) => arg !== '--verbose');
const [command] = given;
const version = process.env.DOCS_VERSION || 'current';

const languageOption = given.findIndex((arg) => arg === '-l' || arg === '--locale');
const language = languageOption < 0 ? undefined : given[languageOption + 1];

process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ??= path.join(
  '.docusaurus',
  [command, version, language].filter(Boolean).join('-'),
);
// What Docusaurus' own command begins with; `build` sets production.
process.env.BABEL_ENV ??= 'development';
process.env.NODE_ENV ??= 'development';

/** What the checks have found, see site/problems/problemStore.ts. */
const getProblems = () => {
  const store = globalThis[Symbol.for('mui-x-docs.problems')];
  return [...new Set([...(store?.lines.values() ?? [])].flat())];
};

/** The error that all others were made of, or the problem that it was told as: others say only that a step could not be done. */
const findCause = (error) =>
  !error?.lines && error?.cause instanceof Error ? findCause(error.cause) : error;

/** Docusaurus' list of the links in built pages that lead nowhere, one line for each. */
const listBrokenLinks = (message) =>
  [
    ...message.matchAll(/- Broken (link|anchor) on source page path = (\S+):\n((?: +-> .+\n?)+)/g),
  ].flatMap(([, kind, page, links]) =>
    [...links.matchAll(/-> linking to (\S+)/g)].map(
      ([, link]) =>
        `${page}: the ${kind} "${link}" leads nowhere: write the address of a ${kind === 'link' ? 'page' : 'heading that its page has'}.`,
    ),
  );

function describe(error) {
  const problems = getProblems();
  const cause = findCause(error);
  const message = cause instanceof Error ? cause.message : String(cause);
  // The bundler's error repeats, with frames and stacks, what the checks have reported.
  if (problems.length > 0 && (cause?.lines || /^Failed to compile due to/.test(message))) {
    return [...new Set([...problems, ...(cause.lines ?? [])])];
  }
  const broken = listBrokenLinks(message);
  return [...problems, ...(broken.length > 0 ? broken : [message.trim()])];
}

function fail(error) {
  if (isVerbose) {
    console.error(inspect(error, {depth: Infinity}));
  }
  // After what Docusaurus has written.
  process.stdout.write('', () =>
    process.stderr.write(`\n${describe(error).join('\n')}\n`, () => process.exit(1)),
  );
}

process.on('unhandledRejection', fail);
try {
  const {runCLI} = await import('@docusaurus/core/lib/index.js');
  await runCLI([...process.argv.slice(0, 2), ...given]);
} catch (error) {
  fail(error);
}
