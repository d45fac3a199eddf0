import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

// #region preview
const cities = [
  {id: 'no', label: 'Norway', children: [{id: 'bergen', label: 'Bergen'}]},
  {id: 'pt', label: 'Portugal', children: [{id: 'porto', label: 'Porto'}]},
  {id: 'uy', label: 'Uruguay', children: [{id: 'salto', label: 'Salto'}]},
];

export default function NoTransition() {
  return (
    <RichTreeView
      aria-label="Cities"
      items={cities}
      slotProps={{item: {slotProps: {groupTransition: {timeout: 0}}}}}
    />
  );
}
// #endregion
