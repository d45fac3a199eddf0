import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../../../data/observatory';
import './styles.css';

export default function GuideLines() {
  return (
    // #region preview
    <RichTreeView
      aria-label="Archive"
      className="guided"
      items={archive}
      itemChildrenIndentation={0}
      defaultExpandedItems={['plates', 'comets']}
    />
    // #endregion
  );
}
