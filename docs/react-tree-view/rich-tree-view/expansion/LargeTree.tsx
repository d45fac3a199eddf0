import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

// #region preview
// 10,000 frames in 100 nights. Only the nights that are expanded render their frames.
const nights = Array.from({length: 100}, (_, night) => ({
  id: `night-${night + 1}`,
  label: `Night ${night + 1}`,
  children: Array.from({length: 100}, (__, frame) => ({
    id: `night-${night + 1}/frame-${frame + 1}`,
    label: `Frame ${frame + 1}`,
  })),
}));

export default function LargeTree() {
  return (
    <RichTreeView
      aria-label="Frames of 100 nights"
      items={nights}
      sx={{height: 320, overflow: 'auto'}}
    />
  );
}
// #endregion
