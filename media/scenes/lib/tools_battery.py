"""Battery strapping tools with friction weld: PB 13, PB 16, PB 25."""
from lib.base import RED
from lib.geometry import box, cylinder, decal, group
from lib.labels import FONT, drawing, text, wordmark
from lib.materials import glowing
from lib.tools_chassis import base_plate, strap_path
from lib.tools_parts import ACROSS, Kit, bolt_circle, bolts, eye, name_on, shell, stepped_disc

BODIES = {
    'slim': [(.020, .044, .008), (.006, .064, .02), (.014, .098, .022), (.052, .128, .03), (.105, .146, .03),
             (.19, .152, .05), (.285, .142, .04), (.318, .124, .02), (.330, .094, .02), (.330, .044, .01)],
    'house': [(.018, .042, .006), (.002, .062, .02), (.008, .104, .022), (.046, .138, .03), (.100, .152, .03),
              (.17, .160, .05), (.29, .152, .04), (.326, .134, .02), (.340, .100, .02), (.340, .042, .01)],
}
HAND_OPENING = [(.124, .092, .012), (.120, .110, .014), (.140, .127, .014), (.262, .123, .014), (.278, .108, .014),
                (.274, .092, .012)]


def gearbox(kit, root, radius=.046):
    centre = (.062, .084)
    y = stepped_disc([(radius, .018, kit.aluminium), (radius * .88, .008, kit.dark), (radius * .66, .005, kit.aluminium)],
                     (centre[0], -.030, centre[1]), root)
    bolt_circle(centre, radius * .77, 6, .0040, kit, y + .0055, root, 30)
    cylinder(radius * .30, .006, kit.red, .0015, 64, at=(centre[0], y - .002, centre[1]), turn=ACROSS, parent=root)
    stepped_disc([(radius, .020, kit.aluminium), (radius * .7, .006, kit.dark)], (centre[0], .030, centre[1]), root, 1)


def panel_print(model, newtons):
    """Control panel: tension, mode, battery."""
    body = ('<rect width="560" height="420" rx="30" fill="#15181B"/><rect x="26" y="26" width="508" height="232" rx="16" '
            'fill="#0B1F2E"/>' + text(52, 142, 104, newtons, 700, '#E9F6FF') + text(318, 142, 62, 'N', 600, '#9CC6E0')
            + text(52, 222, 46, 'AUTO', 700, '#58C6FF') + wordmark(232, 220, 34, '#7F98A8'))
    body += ''.join(f'<rect x="{462 + 0}" y="{196 - 32 * i}" width="46" height="24" rx="4" fill="'
                    f'{"#35D873" if i < 3 else "#24414F"}"/>' for i in range(4))
    for x, sign in ((92, '−'), (218, '+'), (344, 'M')):
        body += (f'<circle cx="{x}" cy="338" r="50" fill="#2B3036"/><text x="{x}" y="358" {FONT} font-size="56" '
                 f'font-weight="700" fill="#E6E8EA" text-anchor="middle">{sign}</text>')
    body += f'<circle cx="472" cy="338" r="50" fill="{RED}"/>' + text(472, 356, 48, 'OK', 700, '#fff', 'middle')
    return drawing(560, 420, body, .16)


def panel(kit, root, model, newtons):
    pod = box((.092, .078, .024), kit.dark, .008, 4, at=(.064, 0, .148), turn=(0, -24, 0), parent=root)
    decal(.072, .054, panel_print(model, newtons), at=(0, 0, .0124), turn=(0, 0, 0), parent=pod)
    return pod


def handle(kit, root):
    """Rubber on the grip with ribs across."""
    shell([[(.114, .1485, .006), (.17, .1618, .04), (.274, .1555, .03), (.276, .1235, .008), (.200, .1250, .03),
            (.142, .1240, .01)]], .050, kit.black, edge=.010, parent=root)
    for i in range(9):
        x = .150 + i * .0125
        box((.004, .038, .004), kit.black, .0015, at=(x, 0, .1605 - abs(x - .18) * .05), parent=root)


def battery(kit, root, at=(.374, 0, .082), size=(.072, .080, .108), label='18 V'):
    pack = group(at, parent=root)
    x, y, z = size
    box(size, kit.dark, .009, 4, parent=pack)
    box((.010, y * .86, z * .86), kit.void, .002, at=(-x / 2 - .001, 0, 0), parent=pack)
    box((x * .8, y + .002, .020), kit.red, .003, at=(.003, 0, z * .20), parent=pack)
    for i in range(5):
        box((.004, y * .68, .004), kit.dark, .0015, at=(x / 2, 0, -.014 - .007 * i), parent=pack)
    box((.024, .034, .008), kit.red, .003, at=(.006, 0, z / 2 + .001), parent=pack)
    name_on(label, .012, (.003, -y / 2 - .0014, z * .20), pack, '#FFFFFF')
    lit, unlit = glowing('#2bd96b', 2.5), glowing('#14402a', .2)
    for i in range(4):
        box((.006, .002, .003), lit if i < 3 else unlit, .0008, at=(-.014 + i * .010, -y / 2, -.022), parent=pack)


def battery_tool(model, newtons, kit=None, body='house', frame='dark', lever=True, button=False, front_handle=False,
                 hanging=False, scale=(1, 1, 1), battery_size=(.072, .080, .108), vents=6, fill='#26292D', parent=None,
                 at=(0, 0, 0), turn=(0, 0, 0)):
    """`frame`: the part with the handle is 'dark' or of the 'body' colour."""
    kit = kit or Kit()
    root = group(at, turn, parent, model)
    root.scale = scale
    base_plate(kit, root)
    slot = strap_path(kit, root)
    core, cover = (kit.dark, kit.body) if frame == 'dark' else (kit.body, kit.dark)
    shell([BODIES[body], HAND_OPENING], .066, core, edge=.008, parent=root)
    side = [(.112, .040, .006), (.104, .084, .012), (.116, .094, .010), (.284, .094, .012), (.298, .122, .012),
            (.312, .126, .010), (.327, .106, .014), (.327, .050, .012), (.314, .040, .006)]
    for y in (-.036, .036):
        shell([side], .018, cover, y, .005, parent=root)
    bolts([(.119, .080), (.318, .056), (.305, .112)], .0038, kit, -.0455, root)
    for i in range(vents):
        box((.0035, .004, .026), kit.void, .0012, at=(.256 + i * .0085, -.0448, .069), turn=(0, 14, 0), parent=root)
    handle(kit, root)
    gearbox(kit, root, .046 if body == 'house' else .042)
    pod = panel(kit, root, model, newtons)
    if lever:
        shell([[(.118, .119, .004), (.182, .124, .006), (.190, .116, .005), (.152, .104, .012), (.122, .104, .006)]],
              .030, kit.red, edge=.004, parent=root)
    if button:
        cylinder(.013, .012, kit.red, .003, 48, at=(.128, 0, .1545), turn=(0, -14, 0), parent=root)
        cylinder(.017, .006, kit.dark, .002, 48, at=(.128, 0, .1515), turn=(0, -14, 0), parent=root)
    if front_handle:
        second_handle(kit, root)
    if hanging:
        eye(kit, (.215, 0, .160), root)
    name_on(model, .0225, (.187, -.0454, .0735), root, fill if cover is kit.body else '#F2F3F4', italic=True)
    name_on('PRECINTA', .0085, (.180, -.0454, .0525), root, RED if cover is kit.body else '#F2F3F4')
    battery(kit, root, size=battery_size)
    return root, pod, slot


def second_handle(kit, root):
    """Two arms bolted to the gearbox with a grip between them, for the other hand."""
    arm = [(.046, .078, .010), (.066, .096, .010), (-.020, .166, .010), (-.042, .152, .010)]
    for y in (-.064, .058):
        shell([arm], .008, kit.dark, y, .002, parent=root)
    bolts([(.050, .090)], .0055, kit, -.069, root)
    cylinder(.0125, .112, kit.black, .003, 48, at=(-.028, -.003, .154), turn=ACROSS, parent=root)
    for y in (-.071, .064):
        cylinder(.0125, .006, kit.red, .002, 48, at=(-.028, y, .154), turn=ACROSS, parent=root)
