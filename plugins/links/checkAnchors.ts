import fs from 'node:fs';
import path from 'node:path';
import {ANCHORS} from './anchors';
import {runCommand} from '../../site/commands/runCommand';
import {formatProblem} from '../../site/problems/problemStore';
import {findMissingAnchors, toProblems} from './findMissingAnchors';

const SITE = path.resolve(__dirname, '../..');

/**
 * Returns the pathname of `docs/react-charts/bars/index.mdx`, `/x/react-charts/bars/`, or
 * `react-charts/bars`.
 */
function toPath(argument: string): string {
  const page = argument.replace(/^\/?(docs|x)\//, '').replace(/\/?(index\.mdx)?$/, '');
  if (!fs.existsSync(path.join(SITE, 'docs', page, 'index.mdx'))) {
    throw new Error(`Page not found: docs/${page}/index.mdx. Pass a page below docs/.`);
  }
  return `/x/${page}/`;
}

void runCommand(() => {
  const paths = process.argv.slice(2).map(toPath);
  const pages = findMissingAnchors(SITE, 'docs', ANCHORS, paths.length > 0 ? paths : undefined);
  const lines = toProblems(pages).map(formatProblem);
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  const wanted = sum(pages.map((page) => page.wanted));
  const missing = sum(pages.map((page) => page.missing.length));
  process.stdout.write(
    [
      ...lines,
      `${wanted - missing} of ${wanted} anchors on ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`,
      '',
    ].join('\n'),
  );
  process.exitCode = lines.length > 0 ? 1 : 0;
});
