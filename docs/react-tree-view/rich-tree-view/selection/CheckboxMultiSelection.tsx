import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

export default function CheckboxMultiSelection() {
  return (
    // #region preview
    <RichTreeView
      aria-label="Archive"
      items={archive}
      checkboxSelection
      multiSelect
      defaultExpandedItems={['plates', 'logs']}
      defaultSelectedItems={['weather']}
    />
    // #endregion
  );
}
