import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'fleet',
    label: 'Fleet',
    children: [
      {id: 'aurora', label: 'Aurora'},
      {id: 'albion', label: 'Albion'},
    ],
  },
  {id: 'harbors', label: 'Harbors', children: [{id: 'kiel', label: 'Kiel'}]},
];

export default function ThemedTree() {
  return (
    // #region preview
    <RichTreeView
      aria-label="Ferry line"
      items={items}
      defaultExpandedItems={['fleet']}
      defaultSelectedItems="aurora"
    />
    // #endregion
  );
}
