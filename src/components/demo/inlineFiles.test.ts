import {inlineFiles} from './inlineFiles';

it('puts imports first, then each file after those that it needs', () => {
  expect(
    inlineFiles([
      {
        name: 'Orders.tsx',
        code: `import * as React from 'react';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import Total from './Total';
import {orders as rows, type Order} from './data/orders';

const columns: GridColDef<Order>[] = [{field: 'id'}];

export default function Orders() {
  return <DataGrid rows={rows} columns={columns} slots={{footer: Total}} />;
}
`,
      },
      {
        name: 'Total.tsx',
        code: `import {useGridApiContext, DataGrid} from '@mui/x-data-grid';
import {orders} from './data/orders';

/** The total of all orders. */
export default function Total() {
  return <p>{orders.length}</p>;
}
`,
      },
      {
        name: 'data/orders.ts',
        code: `import {random} from './random';

export interface Order {
  id: number;
}

export const orders: Order[] = [{id: random()}];
`,
      },
      {name: 'data/random.ts', code: `export function random() {\n  return 1;\n}\n`},
    ]),
  ).toBe(`import * as React from 'react';
import {DataGrid, type GridColDef, useGridApiContext} from '@mui/x-data-grid';

function random() {
  return 1;
}

interface Order {
  id: number;
}

const orders: Order[] = [{id: random()}];

/** The total of all orders. */
function Total() {
  return <p>{orders.length}</p>;
}

const rows = orders;
const columns: GridColDef<Order>[] = [{field: 'id'}];

export default function Orders() {
  return <DataGrid rows={rows} columns={columns} slots={{footer: Total}} />;
}
`);
});

it('adds style sheets as comments, and still imports them', () => {
  expect(
    inlineFiles([
      {
        name: 'A.tsx',
        code: `import './styles.css';\n\nexport default () => <p className="a" />;\n`,
      },
      {name: 'styles.css', code: '.a {\n  color: red; /* brand */\n}\n'},
    ]),
  ).toBe(
    `import './styles.css';\n\nexport default () => <p className="a" />;\n\n/* styles.css\n\n.a {\n  color: red; /* brand * /\n}\n*/\n`,
  );
});

it.each([
  [
    'declare the same name',
    `import {b} from './b';\nconst a = b;\n`,
    `const a = 1;\nexport const b = a;\n`,
  ],
  ['import a whole file', `import * as b from './b';\nb.c();\n`, `export const c = () => 1;\n`],
  ['load a file later', `const B = lazy(() => import('./b'));\n`, `export default 1;\n`],
  ['export everything of a file', `import {c} from './b';\nc();\n`, `export * from './c';\n`],
  ['import a file that is missing', `import {c} from './c';\nc();\n`, `export const b = 1;\n`],
])('joins no files that %s', (_, demo, other) => {
  expect(
    inlineFiles([
      {name: 'A.tsx', code: demo},
      {name: 'b.ts', code: other},
    ]),
  ).toBeUndefined();
});
