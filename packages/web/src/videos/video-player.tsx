import { Maximize, Minimize, Pause, Play, RotateCw, Volume2, VolumeX } from "lucide-react";
import { useRef } from "react";
import { formatTime } from "./format-time.ts";
import { SPEEDS, usePlayback } from "./use-playback.ts";

const CONTROL =
  "grid size-9 shrink-0 place-items-center rounded-full text-white transition-colors hover:bg-white/15 focus-visible:outline-white";

interface VideoPlayerProps {
  src: string;
  poster: string;
  /** Seconds, as stored with the problem: shown before the file is read, and for files that name no duration. */
  duration: number;
  /** False pauses: the tab is hidden. */
  isShown: boolean;
}

/** Space or k plays and pauses, arrows seek by 5 s, f fills the screen, m mutes; every control is also a button. */
export function VideoPlayer({ src, poster, duration, isShown }: VideoPlayerProps) {
  const figure = useRef<HTMLElement>(null);
  const playback = usePlayback({ figure, duration, isShown });
  const { time, length } = playback;
  return (
    <figure
      ref={figure}
      onKeyDown={playback.onKeyDown}
      className="@container group relative overflow-hidden rounded-box border border-line bg-black"
    >
      <video
        ref={playback.video}
        src={src}
        poster={poster}
        preload="metadata"
        playsInline
        onClick={playback.toggle}
        className="aspect-video w-full in-[:fullscreen]:aspect-auto in-[:fullscreen]:h-full"
        {...playback.mediaEvents}
      />
      {playback.hasFailed && <PlaybackFailure onRetry={playback.retry} />}
      <figcaption className="absolute inset-x-0 bottom-0 flex flex-wrap items-center gap-x-1.5 bg-linear-to-t from-black/90 to-transparent px-2.5 pt-8 pb-2 text-white">
        <button
          type="button"
          onClick={playback.toggle}
          aria-label={playback.isPlaying ? "Pause" : "Play"}
          className={CONTROL}
        >
          {playback.isPlaying ? (
            <Pause className="size-4 fill-current" aria-hidden="true" />
          ) : (
            <Play className="size-4 fill-current" aria-hidden="true" />
          )}
        </button>
        <input
          type="range"
          aria-label="Seek"
          aria-valuetext={`${formatTime(time)} of ${formatTime(length)}`}
          min={0}
          max={length || 1}
          step={0.1}
          value={Math.min(time, length || 1)}
          onChange={(event) => playback.seek(Number(event.target.value))}
          className="h-6 min-w-0 flex-1 cursor-pointer slider @max-md:order-first @max-md:basis-full"
        />
        <span className="num px-1.5 font-mono text-xs whitespace-nowrap @max-md:mr-auto">
          {formatTime(time)} / {formatTime(length)}
        </span>
        <button
          type="button"
          onClick={playback.toggleMute}
          aria-label={playback.isMuted ? "Unmute" : "Mute"}
          className={CONTROL}
        >
          {playback.isMuted ? (
            <VolumeX className="size-4" aria-hidden="true" />
          ) : (
            <Volume2 className="size-4" aria-hidden="true" />
          )}
        </button>
        <select
          aria-label="Speed"
          value={playback.speed}
          onChange={(event) => playback.setSpeed(Number(event.target.value))}
          className="field-sizing-content h-8 shrink-0 rounded-md bg-transparent px-1 font-mono text-xs hover:bg-white/15 [&>option]:bg-base-200 [&>option]:text-base-content"
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {speed}×
            </option>
          ))}
        </select>
        <button
          type="button"
          onClick={playback.toggleFullscreen}
          aria-label={playback.isFullscreen ? "Leave full screen" : "Full screen"}
          className={CONTROL}
        >
          {playback.isFullscreen ? (
            <Minimize className="size-4" aria-hidden="true" />
          ) : (
            <Maximize className="size-4" aria-hidden="true" />
          )}
        </button>
      </figcaption>
    </figure>
  );
}

function PlaybackFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="absolute inset-0 grid place-items-center bg-black/75">
      <div className="grid justify-items-center gap-3 text-sm text-white">
        <p>The video could not be played.</p>
        <button type="button" onClick={onRetry} className="btn-quiet h-8 gap-2 px-3 text-xs">
          <RotateCw className="size-3.5" aria-hidden="true" />
          Try again
        </button>
      </div>
    </div>
  );
}
