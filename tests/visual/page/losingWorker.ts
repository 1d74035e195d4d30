import '../../../src/app/scenes/sceneWorker.ts';

/** The site's own worker, with a graphics context that tests can lose temporarily. */
let gl: WebGL2RenderingContext | null = null;
const { getContext } = OffscreenCanvas.prototype;
OffscreenCanvas.prototype.getContext = function (this: OffscreenCanvas, ...what: unknown[]) {
  const context: unknown = Reflect.apply(getContext, this, what);
  if (context instanceof WebGL2RenderingContext) gl = context;
  return context;
} as typeof getContext;

addEventListener('message', ({ data }) => {
  if (data !== 'lose') return;
  const handle = gl?.getExtension('WEBGL_lose_context');
  handle?.loseContext();
  setTimeout(() => handle?.restoreContext(), 60);
});
