import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

// #region preview
const items = [
  {
    id: 'sales',
    label: 'Sales',
    children: [
      {id: 'forecast', label: 'Forecast'},
      {id: 'pipeline', label: 'Pipeline'},
    ],
  },
  {id: 'support', label: 'Support', children: [{id: 'tickets', label: 'Tickets'}]},
];

const defaultExpandedItems = ['sales'];

// <RichTreeView items={items} defaultSelectedItems="forecast" />
// #endregion

export default function ThemedTree() {
  return (
    <RichTreeView
      aria-label="Reports"
      items={items}
      defaultExpandedItems={defaultExpandedItems}
      defaultSelectedItems="forecast"
    />
  );
}
