import NoSsr from '@mui/material/NoSsr';
import Popper from '@mui/material/Popper';
import {BarChart} from '@mui/x-charts/BarChart';
import {ChartsItemTooltipContent, useItemTooltip} from '@mui/x-charts/ChartsTooltip';
import {
  getValueToPositionMapper,
  useDrawingArea,
  useSvgRef,
  useXAxis,
} from '@mui/x-charts/hooks';

const xAxis = [{data: ['Furniture', 'Lighting', 'Accessories', 'Electronics']}];
const yAxis = [{label: 'Orders', width: 60}];
const series = [{data: [437, 141, 298, 372], label: 'Orders'}];

// #region preview
function PinnedTooltip() {
  const item = useItemTooltip<'bar'>();
  const svgRef = useSvgRef();
  const {scale, data} = useXAxis<'band'>();
  const {top} = useDrawingArea();
  if (!item) {
    return null;
  }
  const x = getValueToPositionMapper(scale)(data?.[item.identifier.dataIndex]);
  const getBoundingClientRect = () => {
    const svg = svgRef.current!.getBoundingClientRect();
    return new DOMRect(svg.left + x, svg.top + top, 0, 0);
  };
  return (
    <NoSsr>
      <Popper
        open
        placement="top"
        anchorEl={{getBoundingClientRect}}
        sx={{pointerEvents: 'none', zIndex: 'modal'}}
      >
        <ChartsItemTooltipContent />
      </Popper>
    </NoSsr>
  );
}
// #endregion

const slots = {tooltip: PinnedTooltip};

export default function BarsWithPinnedTooltip() {
  return (
    <BarChart
      hideLegend
      title="Orders by category"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      slots={slots}
      height={280}
    />
  );
}
