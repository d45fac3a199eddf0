import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {categories} from '../../../data/categories';

// #region preview
// categories: [{id: 'furniture', label: 'Furniture', children: [{id: 'desks', …}, …]}, …]

const selected =
  "data-selected:before:absolute data-selected:before:inset-y-1 data-selected:before:start-0 data-selected:before:border-0 data-selected:before:border-s-4 data-selected:before:border-solid data-selected:before:border-blue-600 data-selected:before:content-['']";
const focused =
  'data-focused:outline-2 data-focused:outline-solid data-focused:-outline-offset-2 data-focused:outline-blue-600';

export default function VisibleStates() {
  return (
    <RichTreeView
      aria-label="Product categories"
      items={categories}
      multiSelect
      defaultExpandedItems={['electronics']}
      defaultSelectedItems={['phones']}
      slotProps={{item: {slotProps: {content: {className: `${selected} ${focused}`}}}}}
    />
  );
}
// #endregion
