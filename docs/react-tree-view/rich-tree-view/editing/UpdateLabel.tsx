import Button from '@mui/material/Button';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

export default function UpdateLabel() {
  const apiRef = useTreeViewApiRef();

  return (
    <div>
      {/* #region preview */}
      <Button onClick={() => apiRef.current!.updateItemLabel('map', 'Star atlas')}>
        Call the map an atlas
      </Button>
      <RichTreeView aria-label="Archive" apiRef={apiRef} items={archive} />
      {/* #endregion */}
    </div>
  );
}
