import { LogOut, Menu, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { NavLink } from "react-router";
import { useLogout } from "../accounts/use-logout.ts";
import { paths } from "../platform/paths.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { NAV_LINKS } from "./nav-links.ts";

const ITEM =
  "flex h-11 w-full items-center gap-2.5 rounded-field px-3 text-base text-muted transition-colors hover:bg-hover hover:text-base-content aria-[current=page]:bg-base-300 aria-[current=page]:text-base-content";

/** The same links as the header for narrow windows. Choosing one, Escape, or leaving it closes it. */
export function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const menuId = useId();
  const box = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const logout = useLogout();
  const close = () => setIsOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && box.current?.contains(event.target) !== true) setIsOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setIsOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [isOpen]);

  return (
    <div ref={box} className="md:hidden">
      <IconButton
        ref={toggle}
        label={isOpen ? "Close menu" : "Open menu"}
        icon={isOpen ? <X className="size-6" aria-hidden="true" /> : <Menu className="size-6" aria-hidden="true" />}
        className="size-11"
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={() => setIsOpen(!isOpen)}
      />
      <nav
        id={menuId}
        aria-label="Mobile"
        hidden={!isOpen}
        className="absolute inset-x-0 top-full grid gap-1 border-b border-line-strong bg-base-200 p-3 shadow-2xl shadow-shade not-hidden:animate-[rise_.18s_var(--ease-out-quint)] [&[hidden]]:hidden"
      >
        {NAV_LINKS.map((link) => (
          <NavLink key={link.to} to={link.to} end={link.to === paths.home} className={ITEM} onClick={close}>
            {link.label}
          </NavLink>
        ))}
        <button
          type="button"
          className={ITEM}
          onClick={() => {
            close();
            logout();
          }}
        >
          <LogOut className="size-4" aria-hidden="true" />
          Logout
        </button>
      </nav>
    </div>
  );
}
