import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

export default function NoTransition() {
  return (
    // #region preview
    <RichTreeView
      aria-label="Archive"
      items={archive}
      slotProps={{item: {slotProps: {groupTransition: {timeout: 0}}}}}
    />
    // #endregion
  );
}
