import AddBoxOutlinedIcon from '@mui/icons-material/AddBoxOutlined';
import DescriptionOutlinedIcon from '@mui/icons-material/DescriptionOutlined';
import IndeterminateCheckBoxOutlinedIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

export default function CustomIcons() {
  return (
    // #region preview
    <RichTreeView
      aria-label="Archive"
      items={archive}
      defaultExpandedItems={['plates']}
      slots={{
        expandIcon: AddBoxOutlinedIcon,
        collapseIcon: IndeterminateCheckBoxOutlinedIcon,
        endIcon: DescriptionOutlinedIcon,
      }}
    />
    // #endregion
  );
}
