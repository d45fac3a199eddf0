import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {instruments, type Instrument} from '../../data/observatory';

const accessors = {
  getItemId: (instrument: Instrument) => instrument.internalId,
  getItemLabel: (instrument: Instrument) => instrument.name,
  getItemChildren: (instrument: Instrument) => instrument.parts,
};

const isItemDisabled = (instrument: Instrument) => instrument.inRepair === true;

export default function DisabledItems() {
  return (
    // #region preview
    <RichTreeView
      aria-label="Instruments"
      items={instruments}
      {...accessors}
      isItemDisabled={isItemDisabled}
      defaultExpandedItems={['T1', 'T2']}
    />
    // #endregion
  );
}
