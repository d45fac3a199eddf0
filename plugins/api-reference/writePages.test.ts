import type {ApiPageData} from '../../site/api/shared';
import {renderPage} from './writePages';

const page: ApiPageData = {
  entry: {
    kind: 'component',
    name: 'Toolbar',
    area: 'charts',
    ref: null,
    imports: ["import {Toolbar} from '@mui/x-charts';"],
    props: [],
    slots: [],
    classes: [],
  },
  pages: {},
  types: [],
  guides: [],
  usedIn: {},
  usedInCount: {},
};

test.each([
  [undefined, 'Toolbar API', 'React Toolbar component'],
  ['Charts', 'Toolbar API (Charts)', 'React Charts Toolbar component'],
])(
  'a component that other products (%s) have, too, is named with its product',
  (product, title, name) => {
    const matter = renderPage(page, product);
    expect(matter).toContain(`title: "${title}"\n`);
    expect(matter).toContain(
      `description: "The props of the ${name}, with types, defaults and links to demos."\n`,
    );
  },
);
