import {createSvgIcon} from '@mui/material/utils';
import AddBoxOutlinedIcon from '@mui/icons-material/AddBoxOutlined';
import IndeterminateCheckBoxOutlinedIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {categories} from '../../data/categories';

// #region preview
// From SVG content: import {createSvgIcon} from '@mui/material/utils';
const TagIcon = createSvgIcon(
  <path d="M4 4h8l9 9-8 8-9-9zm4 2.5a1.5 1.5 0 100 3 1.5 1.5 0 000-3z" />,
  'Tag',
);

const slots = {
  expandIcon: AddBoxOutlinedIcon, // from '@mui/icons-material/AddBoxOutlined'
  collapseIcon: IndeterminateCheckBoxOutlinedIcon,
  endIcon: TagIcon,
};
// <RichTreeView items={categories} slots={slots} />
// #endregion

export default function CustomIcons() {
  return (
    <RichTreeView
      aria-label="Product categories"
      items={categories}
      defaultExpandedItems={['electronics']}
      slots={slots}
    />
  );
}
