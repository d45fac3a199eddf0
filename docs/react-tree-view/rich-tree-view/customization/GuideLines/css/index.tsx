import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../../../data/observatory';
import './styles.css';

// #region preview
// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
export default function GuideLines() {
  return (
    <RichTreeView
      aria-label="Archive"
      className="guided"
      items={archive}
      itemChildrenIndentation={0}
      defaultExpandedItems={['plates', 'comets']}
    />
  );
}
// #endregion
