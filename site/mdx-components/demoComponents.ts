import {findEntries, type DEMO_TAGS} from '../demos/readDemo';
import {highlightLines} from '../code/highlightCode';
import {renderDemo} from '../markdown/renderDemo';
import type {MdxComponent, MdxProps, PrepareTag, ToMarkdown} from '../mdx/mdxComponent';
import {createError} from '../problems/problemStore';
import {DEMO_STYLINGS} from '../stylings/shared';
import {checkControls} from './checkControls';
import {readText} from './readProps';
import {defaultOf, type PropControl} from './shared';

/** Adds the metadata of a demo to the tag, see `loadDemoModule` of plugins/demos. */
const prepareDemo = (({node, props}, {folder, importFile}) => {
  const name = props.get('name');
  if (typeof name !== 'string' || name === '') {
    throw createError('Missing prop `name`.', `Write \`<${node.name} name="…" />\`.`);
  }
  if (node.children && node.children.length > 0) {
    throw createError("A demo can't have children.", `Write \`<${node.name} name="…" />\`.`);
  }
  const entries = findEntries(folder, name);
  const [first = ''] = DEMO_STYLINGS.flatMap((styling) => entries[styling] ?? []);
  return {demo: importFile(`${first}?demo`)};
}) satisfies PrepareTag;

/** Props that have no effect without the toolbar, because the code isn't shown. */
const NEEDS_TOOLBAR = ['defaultCodeOpen', 'disableAd', 'disableLiveEdit'];

function checkToolbar(props: MdxProps): void {
  const isHidden = props.get('hideToolbar');
  if (isHidden === false) {
    throw createError('`hideToolbar={false}` is the default.', 'Remove it.');
  }
  const idle = NEEDS_TOOLBAR.find((prop) => props.has(prop));
  if (isHidden && idle) {
    throw createError(
      `\`hideToolbar\` also hides the code, so \`${idle}\` has no effect.`,
      'Remove one of the two.',
    );
  }
}

/**
 * Checks the tag that a playground prints, and highlights the props that never change, one line
 * each.
 */
function printFixed(props: MdxProps): string[] {
  checkControls(props.get('controls'));
  const component = props.get('component');
  if (typeof component !== 'string' || !/^[A-Z]\w*$/.test(component)) {
    throw createError(
      'Prop `component` must be the name of the component in the code.',
      'Write `component="…"`.',
    );
  }
  const fixed = (props.get('fixed') ?? []) as string[];
  return highlightLines([`<${component}`, ...fixed, '/>'].join('\n'), 'tsx').slice(1, -1);
}

const demoToMarkdown: ToMarkdown = ({props}, {siteDir, folder, shown}) =>
  renderDemo({siteDir, folder, name: readText(props, 'name'), shown});

/** The MDX components that run a demo. */
export const DEMO_COMPONENTS: Readonly<Record<(typeof DEMO_TAGS)[number], MdxComponent>> = {
  Demo: {
    module: '@site/src/components/demo',
    props: {
      name: 'text',
      /**
       * `true` if the full code is expanded initially; `false` if not even the preview is shown.
       */
      defaultCodeOpen: 'flag',
      hideToolbar: 'flag',
      disableAd: 'flag',
      /** The background of the demo. */
      bg: ['outlined', 'inline', 'playground', 'paper'],
      /** Height of the running demo. */
      height: 'px',
      /** Maximum width of the running demo. */
      maxWidth: 'px',
      iframe: 'flag',
      disableLiveEdit: 'flag',
    },
    prepare: (tag, page) => {
      checkToolbar(tag.props);
      return prepareDemo(tag, page);
    },
    toMarkdown: demoToMarkdown,
  },
  PropPlayground: {
    module: '@site/src/components/mdx/PropPlayground',
    props: {name: 'text', component: 'text', controls: 'data', fixed: 'texts', height: 'px'},
    prepare: (tag, page) => ({...prepareDemo(tag, page), fixedHtml: printFixed(tag.props)}),
    toMarkdown: (tag, page) => {
      const controls = (tag.props.get('controls') ?? []) as PropControl[];
      return [
        `Props of \`${readText(tag.props, 'component')}\` to try:`,
        controls
          .map((control) => {
            const values =
              'options' in control
                ? `one of ${control.options.map((option) => `\`${JSON.stringify(option)}\``).join(', ')}`
                : control.type;
            return `- \`${control.prop}\`: ${values}, here \`${JSON.stringify(defaultOf(control))}\``;
          })
          .join('\n'),
        demoToMarkdown(tag, page),
      ].join('\n\n');
    },
  },
};
