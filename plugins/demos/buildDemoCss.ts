import type {DemoStyling} from '../../site/stylings/shared';
import {buildTailwind} from './buildTailwind';
import type {SourceDemo} from '../../site/demos/readDemo';
import {scopeCss} from './scopeCss';

/** The style sheet that one styling of a demo brings along, scoped to the demo; empty where it brings none. */
export async function buildDemoCss(demo: SourceDemo, styling: DemoStyling): Promise<string> {
  const files = demo.stylings[styling]?.files ?? [];
  const css = files.filter(({name}) => name.endsWith('.css')).map(({code}) => code);
  if (styling === 'tailwind') {
    css.unshift(
      await buildTailwind(files.filter(({name}) => !name.endsWith('.css')).map(({code}) => code)),
    );
  }
  return css.length > 0 ? scopeCss(css.join('\n'), demo.id) : '';
}
