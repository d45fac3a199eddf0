import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

// #region preview
const regions = [
  {id: 'northeast', label: 'Northeast', children: [{id: 'boston', label: 'Boston'}]},
  {id: 'south', label: 'South', children: [{id: 'austin', label: 'Austin'}]},
  {id: 'west', label: 'West', children: [{id: 'seattle', label: 'Seattle'}]},
];
const slotProps = {item: {slotProps: {groupTransition: {timeout: 0}}}};

export default function NoTransition() {
  return (
    <RichTreeView aria-label="Sales regions" items={regions} slotProps={slotProps} />
  );
}
// #endregion
