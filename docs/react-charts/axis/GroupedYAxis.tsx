import {BarChart} from '@mui/x-charts/BarChart';

// #region preview
const stops = [
  {stop: 'Harbor', zone: 'Zone A', boardings: 1240},
  {stop: 'Market', zone: 'Zone A', boardings: 980},
  {stop: 'Museum', zone: 'Zone A', boardings: 610},
  {stop: 'Hospital', zone: 'Zone B', boardings: 730},
  {stop: 'Airport', zone: 'Zone B', boardings: 1510},
];

export default function GroupedYAxis() {
  return (
    <BarChart
      hideLegend
      layout="horizontal"
      dataset={stops}
      yAxis={[
        {
          dataKey: 'stop',
          scaleType: 'band',
          width: 130,
          groups: [
            {getValue: (stop: string) => stop},
            {
              getValue: (stop: string, index: number) => stops[index]!.zone,
              tickSize: 72,
            },
          ],
        },
      ]}
      xAxis={[{label: 'Boardings a day'}]}
      series={[{dataKey: 'boardings', label: 'Boardings'}]}
      height={300}
      title="Boardings a day by tram stop and zone"
    />
  );
}
// #endregion
