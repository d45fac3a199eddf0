import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {categories} from '../../../data/categories';
import './styles.css';

// #region preview
const itemSlotProps = {
  content: {className: 'underlined-row'},
  label: {className: 'underlined-label'},
};
const slotProps = {item: {slotProps: itemSlotProps}};
// <RichTreeView items={categories} slotProps={slotProps} />
// #endregion

export default function StyledRow() {
  return (
    <RichTreeView
      aria-label="Product categories"
      items={categories}
      defaultExpandedItems={['electronics']}
      slotProps={slotProps}
    />
  );
}
