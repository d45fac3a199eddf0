import Button from '@mui/material/Button';
// #region preview
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
export default function UpdateLabel() {
  const apiRef = useTreeViewApiRef();

  return (
    <div>
      <Button onClick={() => apiRef.current!.updateItemLabel('map', 'Star atlas')}>
        Call the map an atlas
      </Button>
      <RichTreeView aria-label="Archive" apiRef={apiRef} items={archive} />
    </div>
  );
}
// #endregion
