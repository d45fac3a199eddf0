import {CssSyntaxError} from 'postcss';
import {DemoError} from '../../site/demos/DemoError';
import type {DemoStyling} from '../../site/stylings/shared';
import {buildTailwind} from './buildTailwind';
import {relative} from './describePlace';
import type {SourceDemo} from '../../site/demos/readDemo';
import {scopeCss, type StyleSheet} from './scopeCss';

/**
 * The style sheet that one styling of a demo brings along, scoped to the demo; empty where it brings none.
 *
 * @throws DemoError for a file that is no CSS
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
      ? new DemoError(
          `${relative(siteDir, error.file)}:${error.line}: no valid CSS (${error.reason}): correct it, browsers would drop rules that follow`,
        )
      : error;
  }
}
