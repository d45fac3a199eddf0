import {RichTreeViewPro} from '@mui/x-tree-view-pro';

// #region preview
const steps = [
  {
    id: 'first-week',
    label: 'First week',
    children: [
      {id: 'laptop', label: 'Set up the laptop'},
      {id: 'training', label: 'Security training'},
    ],
  },
  {id: 'first-month', label: 'First month', children: [{id: 'goals', label: 'Goals'}]},
  {id: 'review', label: 'Review'},
];
// <RichTreeViewPro items={steps} itemsReordering />
// #endregion

export default function OrderedItems() {
  return (
    <RichTreeViewPro
      aria-label="Onboarding plan"
      items={steps}
      itemsReordering
      defaultExpandedItems={['first-week', 'first-month']}
    />
  );
}
