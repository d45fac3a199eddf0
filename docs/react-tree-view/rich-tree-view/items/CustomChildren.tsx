import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {instruments, type Instrument} from '../../data/observatory';

const getItemId = (instrument: Instrument) => instrument.internalId;
const getItemLabel = (instrument: Instrument) => instrument.name;
const getItemChildren = (instrument: Instrument) => instrument.parts;

export default function CustomChildren() {
  return (
    // #region preview
    <RichTreeView
      aria-label="Instruments"
      items={instruments}
      getItemId={getItemId}
      getItemLabel={getItemLabel}
      getItemChildren={getItemChildren}
      defaultExpandedItems={['T1']}
    />
    // #endregion
  );
}
