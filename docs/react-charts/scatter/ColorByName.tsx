import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {draco} from '../data/stars';

const kind = (radius: number) => (radius > 4 ? 'giant' : radius > 1.8 ? 'subgiant' : 'dwarf');

export default function ColorByName() {
  return (
    // #region preview
    <ScatterChart
      hideLegend
      yAxis={[{reverse: true}]}
      zAxis={[
        {
          data: draco.map((star) => kind(star.radius)),
          colorMap: {
            type: 'ordinal',
            values: ['giant', 'subgiant', 'dwarf'],
            colors: ['#d1495b', '#c98a1b', '#3f7fd0'],
          },
        },
      ]}
      series={[
        {
          label: 'Draco cluster',
          data: draco.map((star) => ({id: star.id, x: star.colorIndex, y: star.magnitude})),
          valueFormatter: (value, {dataIndex}) => kind(draco[dataIndex]?.radius ?? 0),
        },
      ]}
      height={300}
    />
    // #endregion
  );
}
