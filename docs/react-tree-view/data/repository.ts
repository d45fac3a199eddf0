/** A folder or a file of a code repository. */
export interface RepositoryItem {
  id: string;
  label: string;
  kind: 'folder' | 'code' | 'style' | 'text' | 'trash';
  /** Has changes that are not committed yet. */
  changed?: boolean;
  children?: RepositoryItem[];
}

/** The files of a small app. */
export const repository: RepositoryItem[] = [
  {
    id: 'src',
    label: 'src',
    kind: 'folder',
    children: [
      {
        id: 'src/components',
        label: 'components',
        kind: 'folder',
        children: [
          {
            id: 'src/components/Header.tsx',
            label: 'Header.tsx',
            kind: 'code',
            changed: true,
          },
          {id: 'src/components/Footer.tsx', label: 'Footer.tsx', kind: 'code'},
          {
            id: 'src/components/Search.tsx',
            label: 'Search.tsx',
            kind: 'code',
            changed: true,
          },
        ],
      },
      {
        id: 'src/pages',
        label: 'pages',
        kind: 'folder',
        children: [
          {id: 'src/pages/home.tsx', label: 'home.tsx', kind: 'code'},
          {id: 'src/pages/orders.tsx', label: 'orders.tsx', kind: 'code'},
        ],
      },
      {id: 'src/index.tsx', label: 'index.tsx', kind: 'code'},
      {id: 'src/theme.css', label: 'theme.css', kind: 'style', changed: true},
    ],
  },
  {
    id: 'tests',
    label: 'tests',
    kind: 'folder',
    children: [
      {id: 'tests/header.test.tsx', label: 'header.test.tsx', kind: 'code'},
      {id: 'tests/orders.test.tsx', label: 'orders.test.tsx', kind: 'code'},
    ],
  },
  {id: 'package.json', label: 'package.json', kind: 'text'},
  {id: 'README.md', label: 'README.md', kind: 'text'},
];
