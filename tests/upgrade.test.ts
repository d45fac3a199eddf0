import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readGuide} from '../site/upgrade/readGuide';
import {listSections, readGuides} from '../site/upgrade/readGuides';
import {LAB, readNames, type UpgradeStep} from '../site/upgrade/shared';
import {
  normalizeChoice,
  readChoice,
  writeChoice,
} from '../src/components/mdx/UpgradeAssistant/choice';
import {detectProduct, matchStep} from '../src/components/mdx/UpgradeAssistant/matchChanges';

const KNOWN = {
  owners: new Set(['Ferry', 'FerryPro']),
  removed: new Set(['deck', 'unstable_sail']),
  added: new Set(['hullColor']),
};

const GUIDE = `---
title: Migrate
---

Nothing to do here.

## Install v3 {/* #start-using-the-new-release */}

Change \`package.json\`.

## Run the codemods {/* #codemods */}

\`\`\`bash
npx @mui/x-codemod@latest v3.0.0/ferry/preset-safe <path>
\`\`\`

| Codemod | What it does |
| --- | --- |
| \`rename-sail\` | Renames it |

## Breaking changes {/* #breaking-changes */}

### Stable props [pro] {/* #stable #old-stable */}

The codemod \`rename-sail\` renames them.

| v2 | v3 |
| --- | --- |
| \`unstable_sail\` | \`sailColor\` |

\`\`\`diff
-<Ferry unstable_sail="white" length={3} />
+<Ferry sailColor="white" length={3} />
\`\`\`

### Deck row model is an object {/* #model */}

\`\`\`diff
-const [selected, setSelected] = useState([]);
-<Ferry deckRowModel={[1]} />
+<Ferry deckRowModel={{rows: [1]}} />
\`\`\`

### hullColor replaces slotProps.hull {/* #hull */}

\`\`\`diff
-<Ferry slotProps={{hull: 'red'}} length={3} />
+<Ferry hullColor="red" length={3} />
\`\`\`

### Darker sea {/* #sea */}

\`\`\`diff title="Behavior change"
-<Ferry length={3} />
+<Ferry length={3} sea="light" />
\`\`\`

## All removed names {/* #removed */}

<RemovedNames product="charts" from="v2" />
`;

describe('a migration guide', () => {
  const guide = readGuide(GUIDE, KNOWN);
  const change = (id: string) => guide.changes.find((each) => each.id === id);

  it('has its sections as changes, without the introduction and the table of names', () => {
    expect(guide.changes.map(({id}) => id)).toEqual([
      'start-using-the-new-release',
      'codemods',
      'stable',
      'model',
      'hull',
      'sea',
    ]);
    expect(guide.table).toBe('removed');
  });

  it('has for each change the plan and the names that it takes away', () => {
    expect(change('stable')).toEqual({
      id: 'stable',
      text: 'Stable props',
      plan: 'pro',
      names: ['unstable_sail'],
      components: ['Ferry'],
    });
  });

  it('knows a name whose value changes by the words of the heading, and none that the example declares', () => {
    expect(change('model')?.names).toEqual(['deckRowModel']);
  });

  it('leaves out what comes with the change, and asks for all words of a path', () => {
    expect(change('hull')?.names).toEqual(['slotProps hull', 'Ferry hull']);
  });

  it('has no names where no code shows the change', () => {
    expect(change('sea')).toEqual({
      id: 'sea',
      text: 'Darker sea',
      components: ['Ferry'],
      isBehavior: true,
    });
  });

  it.each(['start-using-the-new-release', 'codemods'])(
    'concerns everybody with what is about the installation: %s',
    (id) => {
      expect(change(id)).toMatchObject({isInstallation: true});
      expect(change(id)).not.toHaveProperty('names');
    },
  );

  it('without a change is an error', () => {
    expect(() => readGuide('# Nothing', KNOWN)).toThrow('Missing sections on changes.');
  });
});

describe('the folder of guides', () => {
  const readFolder = (folder: string, text: string) => {
    const docsDir = fs.mkdtempSync(path.join(os.tmpdir(), 'upgrade-'));
    fs.mkdirSync(path.join(docsDir, 'migration', folder), {recursive: true});
    fs.writeFileSync(path.join(docsDir, 'migration', folder, 'index.mdx'), text);
    try {
      return readGuides(docsDir);
    } finally {
      fs.rmSync(docsDir, {recursive: true});
    }
  };

  it.each([
    [
      'migration-ferries-v7',
      GUIDE,
      /^upgrade: docs\/migration\/migration-ferries-v7: Unknown product "ferries"/,
    ],
    ['migration-charts-lab', GUIDE, /charts was never in @mui\/lab/],
    [
      'migration-charts-v7',
      'Text',
      /^upgrade: docs\/migration\/migration-charts-v7\/index.mdx: Missing sections/,
    ],
  ])('stops the build with one line for a wrong guide: %s', (folder, text, message) => {
    expect(() => readFolder(folder, text)).toThrow(message);
  });

  it('leaves other pages alone', () => {
    const data = readFolder('usage-with-material-ui', 'Text');
    expect(data.flatMap(({steps}) => steps)).toEqual([]);
  });
});

const docs = readGuides(path.join(__dirname, '../docs'));
const stepOf = (product: string, from: number): UpgradeStep =>
  docs.find((data) => data.product === product)!.steps.find((step) => step.from === from)!;
const found = (product: string, from: number, code: string) =>
  matchStep(stepOf(product, from), readNames(code)).found;
const ids = (product: string, from: number, code: string) =>
  found(product, from, code).map(({change}) => change.id);

describe('the guides of these docs', () => {
  it('lead from the first major of each product to the current one', () => {
    for (const {product, steps} of docs) {
      expect([product, steps.map(({to}) => to)]).toEqual([
        product,
        steps.map((_, index) => 8 - (steps.length - 1 - index)),
      ]);
    }
  });
});

describe('code is compared with the changes', () => {
  it('by name', () => {
    expect(
      ids(
        'data-grid',
        7,
        `<DataGrid rowSelectionModel={[1]} unstable_rowSpanning resetPageOnSortFilter />`,
      ),
    ).toEqual(expect.arrayContaining(['row-selection-model', 'renamed-props', 'removed-props']));
  });

  it('by the path of an import', () => {
    const code = `import {TreeView} from '@mui/x-tree-view/TreeView';`;
    const [first] = found('tree-view', 7, code);
    expect(first?.change.id).toBe('use-simple-tree-view-instead-of-tree-view');
    expect(first?.names).toEqual(expect.arrayContaining(['TreeView', '@mui/x-tree-view/TreeView']));
  });

  it('with a word such as `legend` only beside a component that had it', () => {
    const id = 'legend-props-propagation';
    expect(ids('charts', 7, '<LineChart legend={{hidden: true}} />')).toContain(id);
    expect(ids('charts', 7, '<Map legend={{hidden: true}} />')).not.toContain(id);
  });

  it('by components where it is nothing but imports, which show no props', () => {
    const imports = `import {DataGridPremium as Grid} from '@mui/x-data-grid-premium';`;
    expect(readNames(imports).isImportList).toBe(true);
    expect(ids('data-grid', 7, imports)).toContain('removed-props');
    expect(ids('data-grid', 7, `${imports}\n<Grid rows={rows} />`)).not.toContain('removed-props');
  });

  it('without comments and strings', () => {
    expect(ids('data-grid', 7, `// rowSelectionModel\nconst text = 'rowSelectionModel';`)).toEqual(
      [],
    );
  });

  it('by a removed name, and lists changes that no name reveals', () => {
    const result = matchStep(stepOf('charts', 7), readNames('<BarChart topAxis="x" />'));
    expect(result.found.some(({names}) => names.includes('topAxis'))).toBe(true);
    expect(result.undetectable.map(({id}) => id)).toContain('default-palette');
    expect(result.undetectable.length + result.others.length + result.found.length).toBe(
      stepOf('charts', 7).changes.length - result.installation.length,
    );
  });

  it('finds all changes where there is no code', () => {
    const {found: all, undetectable, others} = matchStep(stepOf('charts', 7));
    expect([all.length > 30, undetectable, others]).toEqual([true, [], []]);
  });

  // A reader that looks at the rest of the code again for each quote would not come to an end here.
  it.each([
    ['one long line', '{a:b},'.repeat(170_000)],
    ['quotes that never close', `'\\'`.repeat(350_000)],
    ['imports without an end', 'import '.repeat(150_000)],
    ['comments without an end', '/*'.repeat(500_000)],
    ['templates in templates', '`${'.repeat(350_000)],
  ])('whatever a megabyte of it is: %s', (_, code) => {
    expect(matchStep(stepOf('data-grid', 7), readNames(code)).found).toEqual([]);
  });

  it('tells the product by the packages that it imports', () => {
    const detect = (code: string) => detectProduct(readNames(code));
    expect(detect(`import {BarChart} from '@mui/x-charts-pro/BarChart'`)).toBe('charts');
    expect(detect(`import {x} from '@mui/x-data-grid-generator'`)).toBeUndefined();
  });
});

describe('the upgrade in the address', () => {
  const steps = listSections(docs);

  it('comes back as it was written, beside what else is there', () => {
    const choice = {product: 'date-pickers', from: LAB, to: 7} as const;
    const search = writeChoice('?utm_source=x', choice);
    expect(search).toBe('?utm_source=x&product=date-pickers&from=lab&to=v7');
    expect(readChoice(search, steps)).toEqual(choice);
  });

  it.each([
    ['', undefined],
    ['?product=ferries&from=v7', undefined],
    ['?product=__proto__', undefined],
    ['?product=charts', {product: 'charts', from: 7, to: 8}],
    ['?product=charts&from=v8&to=v7', {product: 'charts', from: 7, to: 8}],
    ['?product=charts&from=v6&to=v6', {product: 'charts', from: 6, to: 8}],
    ['?product=charts&from=%E0%A4%A&to=v99999999', {product: 'charts', from: 7, to: 8}],
    [`?product=charts&from=${'v7'.repeat(100_000)}`, {product: 'charts', from: 7, to: 8}],
  ])('is fixed where it is wrong: case %#', (search, expected) => {
    expect(readChoice(search, steps)).toEqual(expected);
  });

  it('offers nothing for a product without guides', () => {
    expect(normalizeChoice([], 'charts')).toBeUndefined();
  });
});
