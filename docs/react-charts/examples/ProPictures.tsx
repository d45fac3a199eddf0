import Box from '@mui/material/Box';
import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';
import {Heatmap} from '@mui/x-charts-pro/Heatmap';
import {Unstable_SankeyChart as SankeyChart} from '@mui/x-charts-pro/SankeyChart';
import {bookings} from '../data/bookings';
import {flourLinks} from '../data/flours';
import {guests, hours, weekdays} from '../data/loaves';

const small = {hideLegend: true, height: 120, margin: 4} as const;

export default function ProPictures() {
  return (
    <Box
      sx={{
        display: 'flex',
        width: '100%',
        '& figure': {flex: 1, m: 0.5, minWidth: 0, textAlign: 'center', fontSize: 13},
      }}
    >
      {/* #region preview */}
      <figure>
        <Heatmap
          {...small}
          xAxis={[{data: hours, position: 'none'}]}
          yAxis={[{data: weekdays, position: 'none'}]}
          series={[{data: guests, label: 'Guests'}]}
        >
          <title>Heatmap</title>
        </Heatmap>
        <figcaption>Heatmap</figcaption>
      </figure>
      <figure>
        <FunnelChart
          {...small}
          title="Funnel chart"
          series={[{data: bookings, sectionLabel: false}]}
          gap={2}
        />
        <figcaption>Funnel</figcaption>
      </figure>
      <figure>
        <FunnelChart
          {...small}
          title="Funnel chart with the curve of a pyramid"
          series={[{data: bookings, curve: 'pyramid', sectionLabel: false}]}
          gap={2}
        />
        <figcaption>Pyramid</figcaption>
      </figure>
      <figure>
        <SankeyChart
          title="Sankey chart"
          height={120}
          margin={4}
          series={{data: {links: flourLinks}, nodeOptions: {showLabels: false}}}
        />
        <figcaption>Sankey</figcaption>
      </figure>
      {/* #endregion */}
    </Box>
  );
}
