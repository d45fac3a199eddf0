import {CssSyntaxError} from 'postcss';
import {toSitePath} from '../../site/pages/toSitePath';
import {createError} from '../../site/problems/problemStore';
import type {DemoStyling} from '../../site/stylings/shared';
import {buildTailwind} from './buildTailwind';
import type {SourceDemo} from '../../site/demos/readDemo';
import {scopeCss, type StyleSheet} from './scopeCss';

/**
 * Builds the stylesheet of one styling of a demo, scoped to the demo; empty if it has none.
 *
 * @throws BuildProblemError if a file contains invalid CSS
 */
export async function buildDemoCss(
  demo: SourceDemo,
  styling: DemoStyling,
  siteDir: string,
): Promise<string> {
  const files = demo.stylings[styling]?.files ?? [];
  const sheets: StyleSheet[] = files.filter(({name}) => name.endsWith('.css'));
  if (styling === 'tailwind') {
    sheets.unshift({
      code: await buildTailwind(
        files.filter(({name}) => !name.endsWith('.css')).map(({code}) => code),
      ),
    });
  }
  try {
    return scopeCss(sheets, demo.id);
  } catch (error) {
    throw error instanceof CssSyntaxError && error.file
      ? createError(
          `Invalid CSS (${error.reason}).`,
          'Fix it, because browsers would ignore the rules after it.',
          {file: toSitePath(siteDir, error.file), line: error.line},
        )
      : error;
  }
}
