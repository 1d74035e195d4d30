/** Each: (frame, frames) => { object, camera: { eye, target, height }, light? } (studio/stage.js). */
export const treasuresModels = {};
