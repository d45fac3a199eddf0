import {ScatterChart} from '@mui/x-charts/ScatterChart';

const round = (value: number) => Math.round(value * 100) / 100;

// A spiral galaxy of 2,000 stars, the same each time.
const galaxy = Array.from({length: 2000}, (_, index) => {
  const turn = index / 420 + (index % 2) * Math.PI;
  const spread = Math.sin(index * 12.9898) * 2;
  const radius = 2 + index / 100;
  return {
    id: index,
    x: round(Math.cos(turn) * radius + spread * Math.cos(index)),
    y: round(Math.sin(turn) * radius * 0.6 + spread * Math.sin(index) * 0.6),
  };
});

export default function ManyPoints() {
  return (
    // #region preview
    <ScatterChart
      hideLegend
      renderer="svg-batch"
      series={[{label: 'Stars', data: galaxy, markerSize: 1.5}]}
      voronoiMaxRadius={10}
      height={320}
    />
    // #endregion
  );
}
