import path from 'node:path';
import {findEntries} from '../demos/readDemo';
import {renderDemo} from '../markdown/renderDemo';
import type {MdxComponents, MdxProps, PrepareTag} from '../mdx/mdxComponent';
import type {PagePaths} from '../pages/pageFiles';
import {toSitePath} from '../pages/toSitePath';
import {findPlayground, readPlayground} from '../playgrounds/readPlayground';
import {findSettings} from '../playgrounds/settings';
import {createError} from '../problems/problemStore';
import {DEMO_STYLINGS} from '../stylings/shared';
import {listPlaygroundChoices} from './listPickers';
import {readText} from './readProps';
import type {PlaygroundChoice} from './shared';

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

/** Returns the demo of a component's playground. */
function playgroundFile(component: string, {docsDir, folder}: PagePaths): string {
  const [, area = ''] = /^(?:react-|api\/)([\w-]+)/.exec(toSitePath(docsDir, folder)) ?? [];
  const file = findPlayground(docsDir, area, component);
  if (!file) {
    throw createError(
      `The component "${component}" has no playground.`,
      `Add docs/<product>/playgrounds/${component}.tsx.`,
    );
  }
  return file;
}

/** Checks that at least one component has the prop or slot of each control in the settings. */
function checkControls(choices: readonly PlaygroundChoice[], page: PagePaths): void {
  const known = new Set(
    choices.flatMap(({name}) =>
      readPlayground(playgroundFile(name, page)).controls.map(({prop}) => prop),
    ),
  );
  const unknown = choices
    .flatMap(({name}) => Object.keys(findSettings(name).controls ?? {}))
    .filter((prop) => !known.has(prop));
  if (unknown.length > 0) {
    throw createError(
      `No component has a prop or slot for the controls ${[...new Set(unknown)].join(', ')}.`,
      'Correct site/playgrounds/pickerSettings.ts.',
    );
  }
}

/** The MDX components that run a demo. */
export const DEMO_COMPONENTS: MdxComponents = {
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
    toMarkdown: ({props}, {siteDir, folder, shown}) =>
      renderDemo({siteDir, folder, name: readText(props, 'name'), shown}),
  },
  PickerPlayground: {
    module: '@site/src/components/mdx/Playground',
    props: {},
    prepare: (_tag, page) => {
      const choices = listPlaygroundChoices(page.folder);
      checkControls(choices, page);
      return {
        choices: choices.map((choice) => ({
          ...choice,
          load: page.importFile(`${playgroundFile(choice.name, page)}?demo-playground`),
        })),
      };
    },
    // The code of one component, and the props of all.
    toMarkdown: ({inside}, page) => {
      const lines = listPlaygroundChoices(page.folder).map(({name}) => {
        const {controls} = readPlayground(playgroundFile(name, page));
        return `- \`${name}\`: ${controls.map(({prop}) => `\`${prop}\``).join(', ')}`;
      });
      return `${inside()}\n\n${lines.join('\n')}`;
    },
  },
  Playground: {
    module: '@site/src/components/mdx/Playground',
    props: {component: 'text', props: 'texts', height: 'px'},
    prepare: ({props}, page) => ({
      load: page.importFile(
        `${playgroundFile(readText(props, 'component'), page)}?demo-playground`,
      ),
    }),
    toMarkdown: ({props}, page) => {
      const file = playgroundFile(readText(props, 'component'), page);
      return renderDemo({
        siteDir: page.siteDir,
        folder: path.dirname(file),
        name: path.basename(file, '.tsx'),
        shown: page.shown,
      });
    },
  },
};
