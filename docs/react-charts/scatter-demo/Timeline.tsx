import {ScatterChart} from '@mui/x-charts/ScatterChart';

// #region preview
const instruments = ['Camera', 'Spectrograph', 'Finder'];
const nights = [
  {camera: 2, spectrograph: 0, finder: 5},
  {camera: 4, spectrograph: 3, finder: 5},
  {camera: 0, spectrograph: 6, finder: 2},
  {camera: 5, spectrograph: 1, finder: 3},
  {camera: 3, spectrograph: 4, finder: 0},
];

export default function Timeline() {
  return (
    <ScatterChart
      title="Hours of use of three instruments in five nights"
      hideLegend
      xAxis={[
        {
          min: 0.2,
          max: 5.8,
          tickInterval: [1, 2, 3, 4, 5],
          valueFormatter: String,
          label: 'Night',
        },
      ]}
      yAxis={[
        {
          min: -0.5,
          max: 2.5,
          tickInterval: [0, 1, 2],
          width: 110,
          valueFormatter: (row: number) => instruments[row] ?? '',
        },
      ]}
      series={nights.flatMap((night, index) =>
        Object.values(night).map((hours, row) => ({
          label: `${instruments[row]}, night ${index + 1}`,
          color: '#3f6fe0',
          markerSize: 7 * Math.sqrt(hours), // the area is proportional to the hours
          data: hours > 0 ? [{id: `${index} ${row}`, x: index + 1, y: row}] : [],
          valueFormatter: () => `${hours} hours`,
        })),
      )}
      height={260}
    />
  );
}
// #endregion
